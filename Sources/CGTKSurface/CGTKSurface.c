#include "CGTKSurface.h"
