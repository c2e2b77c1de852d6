import UIKit
import Unfold

/// The same sidebar as `MailSidebarViewController`. A tap on an account or a folder opens it, not only one on its
/// chevron.
final class UnfoldingMailSidebarViewController: MailSidebarController {
    private(set) lazy var outline = ExpansionOutline<MailAccount.ID>(collectionView, section: Section.accounts)

    override func viewDidLoad() {
        super.viewDidLoad()
        outline.setTree(ExpansionTree(MailAccount.accounts, children: \.mailboxes), animated: false)
        outline.expander.set(.expanded, for: "Harbor office", animated: false)
    }

    override func configure(_ cell: UICollectionViewListCell, _ id: MailAccount.ID, at indexPath: IndexPath) {
        super.configure(cell, id, at: indexPath)
        outline.configure(cell, at: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = source.itemIdentifier(for: indexPath), outline.tree.isGroup(id) else { return }
        outline.expander.toggle(at: indexPath)
    }
}
