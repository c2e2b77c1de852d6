/// The optional methods of UIKit's protocols whose arguments have no labels.
///
/// `delegate?.scrollViewDidScroll?(view)` can't be told from the call of a closure without them.
enum SystemRequirements {
    private static let names = Set(
        """
        adaptivePresentationStyle addAnimations addCompletion applicationDidBecomeActive applicationDidEnterBackground \
        applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable \
        applicationProtectedDataWillBecomeUnavailable applicationSignificantTimeChange applicationWillEnterForeground \
        applicationWillResignActive applicationWillTerminate contextMenuInteractionDidEnd didDismissSearchController \
        didPresentSearchController fontPickerViewControllerDidCancel gestureRecognizerShouldBegin \
        navigationControllerPreferredInterfaceOrientationForPresentation \
        navigationControllerSupportedInterfaceOrientations popoverPresentationControllerDidDismissPopover \
        popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation presentSearchController \
        presentationControllerDidAttemptToDismiss presentationControllerDidDismiss \
        presentationControllerShouldDismiss presentationControllerWillDismiss sceneDidBecomeActive sceneDidDisconnect \
        sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive scrollViewDidChangeAdjustedContentInset \
        scrollViewDidEndDecelerating scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewDidScrollToTop \
        scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging \
        searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked \
        searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing \
        searchBarTextDidBeginEditing searchBarTextDidEndEditing sheetPresentationControllerDidChangeSelectedDetentIdentifier \
        splitViewControllerDidCollapse splitViewControllerDidExpand tabBarControllerSupportedInterfaceOrientations \
        textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing \
        textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn textViewDidBeginEditing textViewDidChange \
        textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing \
        willDismissSearchController willPresentSearchController
        """
        .split(separator: " ").map(String.init)
    )

    static func contains(_ name: String) -> Bool { names.contains(name) }
}
