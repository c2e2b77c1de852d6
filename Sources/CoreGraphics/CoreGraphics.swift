// Clients that import only CoreGraphics see CGFloat, CGPoint, CGSize and CGRect, as they do on Apple's systems. Here
// those live in Foundation.
@_exported import Foundation
