import UIKit

/// The app's way to the controller of the listing, which is internal.
public enum ThreeSizesPage {
    public static func makeViewController() -> UIViewController { TestTableViewCellExpandableVC() }
}
