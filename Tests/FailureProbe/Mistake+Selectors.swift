@_spi(ObjectiveCSources) import ObjectRuntime

extension Mistake {
    static let selectors = [
        Mistake("an argument of a selector with another type") {
            let _: Int = ObjectiveCArguments(["text"]).argument(0)
        }
    ]
}
