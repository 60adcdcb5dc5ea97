//! Pictures with an address: a banner, an icon, a splash.

/// Role of a picture for its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Image {
    Banner,
    Cover,
    DiscoverySplash,
    HomeHeader,
    Icon,
    MemberAvatar(u64),
    MemberBanner(u64),
    Splash,
}
