/// The animator of the action that a tap of a preview performs.
final class MenuCommitAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
