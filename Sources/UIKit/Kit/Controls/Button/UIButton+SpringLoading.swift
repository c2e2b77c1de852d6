import CoreGraphics

extension UIButton: UISpringLoadedInteractionSupporting, SpringLoadedView {
    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool { isEnabled }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let opensMenu = showsMenuAsPrimaryAction && contextMenuInteraction?.open(at: center) == true
        if !opensMenu { keyActivated() }
    }
}
