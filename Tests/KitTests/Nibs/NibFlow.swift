import UIKit

/// A flow layout that nibs of tests name.
final class NibFlow: UICollectionViewFlowLayout {}
