/// The words with which UIKit's messages about updates name a view and what is in it.
struct UpdateWords {
    /// The class of the view.
    let type: String
    let view: String
    let item: String
    let oneItem: String

    static let table = UpdateWords(type: "UITableView", view: "table view", item: "row", oneItem: "a row")
    static let collection = UpdateWords(
        type: "UICollectionView",
        view: "collection view",
        item: "item",
        oneItem: "an item"
    )
}
