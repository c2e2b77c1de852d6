#include "CGTKSurface.h"

void unfold_open_uri(GtkWindow *window, const char *uri) {
#if GTK_CHECK_VERSION(4, 10, 0)
    GtkUriLauncher *launcher = gtk_uri_launcher_new(uri);
    gtk_uri_launcher_launch(launcher, window, NULL, NULL, NULL);
    g_object_unref(launcher);
#else
    gtk_show_uri(window, uri, GDK_CURRENT_TIME);
#endif
}
