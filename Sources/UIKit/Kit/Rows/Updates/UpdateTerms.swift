/// The words with which UIKit's messages about updates name a view and what is in it.
struct UpdateTerms {
    /// The class of the view.
    let type: String
    let view: String
    let item: String
    let oneItem: String

    static let table = UpdateTerms(type: "UITableView", view: "table view", item: "row", oneItem: "a row")
    static let collection = UpdateTerms(
        type: "UICollectionView",
        view: "collection view",
        item: "item",
        oneItem: "an item"
    )
}
