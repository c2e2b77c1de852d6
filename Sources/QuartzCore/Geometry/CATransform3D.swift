// Apple's names of functions and constants begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// A 4 x 4 matrix that transforms a layer and its sublayers. Points are row vectors, multiplied from the left.
public struct CATransform3D: Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a matrix of zeros, which is not the identity.
    public init() {
        self.init(Array(repeating: 0, count: 16))
    }

    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a matrix from its elements by rows.
    init(_ elements: [CGFloat]) {
        (m11, m12, m13, m14) = (elements[0], elements[1], elements[2], elements[3])
        (m21, m22, m23, m24) = (elements[4], elements[5], elements[6], elements[7])
        (m31, m32, m33, m34) = (elements[8], elements[9], elements[10], elements[11])
        (m41, m42, m43, m44) = (elements[12], elements[13], elements[14], elements[15])
    }

    /// The elements by rows.
    var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

/// The identity.
public let CATransform3DIdentity = CATransform3D(
    m11: 1,
    m12: 0,
    m13: 0,
    m14: 0,
    m21: 0,
    m22: 1,
    m23: 0,
    m24: 0,
    m31: 0,
    m32: 0,
    m33: 1,
    m34: 0,
    m41: 0,
    m42: 0,
    m43: 0,
    m44: 1
)
