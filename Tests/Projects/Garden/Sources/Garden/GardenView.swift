#if GARDEN_OF_IOS
    import Soil
    import UIKit

    public final class GardenView: SoilView {
        /// The name of the garden in the user's language.
        public var name: String { NSLocalizedString("garden", bundle: .module, comment: "") }
    }
#endif
