import UIKit

// @listing 003 1
