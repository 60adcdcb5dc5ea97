//! TLS in front of a sandbox, with a certificate for `discord.com` from an authority made for one test.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The address and the authority that a client needs to connect.
pub(super) struct Tls {
    /// Address of `discord.com`.
    pub(super) address: SocketAddr,
    /// The authority to trust, as PEM.
    pub(super) authority: String,
}

impl Tls {
    /// Listens on a free port and forwards everything to `sandbox`, until the test's runtime ends.
    pub(super) async fn in_front_of(sandbox: SocketAddr) -> Self {
        let (authority, certificate, key) = certificates();
        let config = ServerConfig::builder().with_no_client_auth();
        let acceptor = TlsAcceptor::from(Arc::new(config.with_single_cert(vec![certificate], key).unwrap()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // The listener does not care about a client that refuses the certificate or goes away.
                    if let Ok(mut client) = acceptor.accept(client).await {
                        let mut server = TcpStream::connect(sandbox).await.unwrap();
                        let _ = copy_bidirectional(&mut client, &mut server).await;
                    }
                });
            }
        });
        Self { address, authority }
    }

    /// Returns a client that connects here for `discord.com` and trusts this authority, besides the usual ones.
    pub(super) fn client(&self) -> reqwest::Client {
        let authority = reqwest::Certificate::from_pem(self.authority.as_bytes()).unwrap();
        reqwest::Client::builder()
            .resolve("discord.com", self.address)
            .add_root_certificate(authority)
            .build()
            .unwrap()
    }
}

/// Returns the authority as PEM, and the certificate for `discord.com` with its key.
fn certificates() -> (String, CertificateDer<'static>, PrivateKeyDer<'static>) {
    let mut authority = CertificateParams::new(Vec::new()).unwrap();
    authority.distinguished_name.push(DnType::CommonName, "An authority for one test");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority_key = KeyPair::generate().unwrap();
    let authority_pem = authority.self_signed(&authority_key).unwrap().pem();
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().unwrap();
    let certificate =
        CertificateParams::new(vec!["discord.com".to_owned()]).unwrap().signed_by(&key, &issuer).unwrap();
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    (authority_pem, certificate.der().clone(), key)
}
