import UIKit

extension Cloud {
    /// The picture of the cloud.
    var picture: SkyPicture {
        switch name {
        case "Cirrus": SkyPicture(shape: .strokes(34), sky: (0x3B78C4, 0xBFDDF2), cloud: 0xFFFFFF)
        case "Cirrocumulus": SkyPicture(shape: .tufts(9), sky: (0x4A86CC, 0xCFE6F5), cloud: 0xFFFFFF)
        case "Cirrostratus": SkyPicture(shape: .halo, sky: (0x8FB6DC, 0xDCE9F2), cloud: 0xFFFFFF)
        case "Altocumulus": SkyPicture(shape: .tufts(22), sky: (0x4C7FB8, 0xF2D9BC), cloud: 0xFFF7EC)
        case "Altostratus": SkyPicture(shape: .bands(0.35), sky: (0x8C9BAC, 0xC3CBD3), cloud: 0xDDE2E7)
        case "Nimbostratus": SkyPicture(shape: .bands(0.5), sky: (0x59636F, 0x8E98A3), cloud: 0x4B535D)
        case "Stratocumulus": SkyPicture(shape: .tufts(36), sky: (0x6E93BA, 0xDCE5EC), cloud: 0xE6EAEE)
        case "Stratus": SkyPicture(shape: .bands(0.6), sky: (0xAEB9C4, 0xE2E6EA), cloud: 0xEDF0F2)
        case "Cumulus": SkyPicture(shape: .heaps(4), sky: (0x3F83D1, 0xCBE5F7), cloud: 0xFFFFFF)
        case "Cumulonimbus": SkyPicture(shape: .heaps(7), sky: (0x43566E, 0xA9B8C8), cloud: 0xE4E8EE)
        case "Lenticularis": SkyPicture(shape: .lenses, sky: (0x3E6FA8, 0xF4C99A), cloud: 0xFFEEDD)
        case "Mammatus": SkyPicture(shape: .pouches, sky: (0x6B5B73, 0xF0B27A), cloud: 0xC99A78)
        default: SkyPicture(shape: .strokes(46), sky: (0x101F4A, 0x3E5E96), cloud: 0xBFE3F5)
        }
    }
}
