//! Pictures that have an address of their own: a banner, an icon, a splash.

/// What a picture is to whom it belongs to.
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
