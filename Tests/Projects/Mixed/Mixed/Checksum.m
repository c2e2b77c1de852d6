#import "Checksum.h"

@implementation Checksum

+ (NSInteger)of:(NSString *)text {
    NSInteger sum = 0;
    for (NSUInteger index = 0; index < text.length; index++) {
        sum = (sum * 31 + [text characterAtIndex:index]) % 65521;
    }
    return sum;
}

@end
