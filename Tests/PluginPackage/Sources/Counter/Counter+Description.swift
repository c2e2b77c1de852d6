import Foundation

extension Counter {
    override open var description: String { "\(count) steps" }
}
