#import <Foundation/Foundation.h>

@interface Checksum : NSObject
+ (NSInteger)of:(NSString *)text;
@end
