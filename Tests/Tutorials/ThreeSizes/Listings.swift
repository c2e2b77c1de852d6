import UIKit

// @listing 001 1
// @listing 001 2
