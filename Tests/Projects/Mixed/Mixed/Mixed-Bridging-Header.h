#import "Checksum.h"
