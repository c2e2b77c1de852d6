import UIKit

/// A sidebar of mailboxes, by a section snapshot.
final class MailSidebarViewController: MailSidebarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSectionSnapshot<MailAccount.ID>()
        Self.append(MailAccount.accounts, to: nil, in: &snapshot)
        snapshot.expand(["Harbor office"])
        source.apply(snapshot, to: .accounts, animatingDifferences: false)
    }

    private static func append(
        _ accounts: [MailAccount],
        to parent: MailAccount.ID?,
        in snapshot: inout NSDiffableDataSourceSectionSnapshot<MailAccount.ID>
    ) {
        snapshot.append(accounts.map(\.id), to: parent)
        for account in accounts { append(account.mailboxes, to: account.id, in: &snapshot) }
    }
}
