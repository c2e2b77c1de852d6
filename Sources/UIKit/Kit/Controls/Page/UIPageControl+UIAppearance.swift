extension AppearanceMember {
    static let pageIndicatorTintColor = AppearanceMember(\UIPageControl.pageIndicatorTintColor)
    static let currentPageIndicatorTintColor = AppearanceMember(\UIPageControl.currentPageIndicatorTintColor)
}
