import UIKit

// @listing 003 3
// @listing 003 4
// @listing 003 5
