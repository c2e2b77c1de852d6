#include "CGTKSurface.h"
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

void unfold_set_program_class(GdkDisplay *display, const char *name) {
    (void)name;
#ifdef GDK_WINDOWING_X11
    // GTK 4.18 deprecates the X11 backend as a whole. As long as GTK has it, this is its only call for WM_CLASS.
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    if (GDK_IS_X11_DISPLAY(display)) gdk_x11_display_set_program_class(display, name);
    G_GNUC_END_IGNORE_DEPRECATIONS
#else
    (void)display;
#endif
}

void unfold_open_uri(GtkWindow *window, const char *uri) {
#if GTK_CHECK_VERSION(4, 10, 0)
    GtkUriLauncher *launcher = gtk_uri_launcher_new(uri);
    gtk_uri_launcher_launch(launcher, window, NULL, NULL, NULL);
    g_object_unref(launcher);
#else
    gtk_show_uri(window, uri, GDK_CURRENT_TIME);
#endif
}
