extension UIViewController: PresentationMaking {
    func makeTransition(
        of presentation: Presentation,
        isPresentation: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        isCustom: Bool
    ) -> any PresentationTransition {
        ModalTransition(
            of: presentation,
            isPresentation: isPresentation,
            animator: animator,
            interaction: interaction,
            isCustom: isCustom
        )
    }

    func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
        switch style {
        case .automatic, .pageSheet, .formSheet: UISheetPresentationController(of: self, style: style.resolved)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        default: CoveringPresentationController(self, style: style)
        }
    }
}

extension UIViewController {
    /// The presentation controller of the nearest ancestor with the style of a sheet, or of a popover that is adapted
    /// to a sheet. Before the presentation, its properties configure the sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
            ?? activePresentationController as? UISheetPresentationController
    }

    /// The presentation controller of the nearest ancestor with the style `.popover`. Its properties determine what the
    /// popover is beside.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
