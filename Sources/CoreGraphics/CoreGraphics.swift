// Clients that import only CoreGraphics see CGFloat, CGPoint, CGSize and CGRect, as on Apple's systems. Here these
// are declared in Foundation.
@_exported import Foundation
