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

gboolean unfold_can_open_uri(const char *uri) {
    gboolean found = FALSE;
    char *path = g_filename_from_uri(uri, NULL, NULL);
    if (path) {
        char *type = g_content_type_guess(path, NULL, 0, NULL);
        GAppInfo *app = g_app_info_get_default_for_type(type, TRUE);
        found = app != NULL && g_file_test(path, G_FILE_TEST_EXISTS);
        g_clear_object(&app);
        g_free(type);
        g_free(path);
        return found;
    }
    char *scheme = g_uri_parse_scheme(uri);
    if (!scheme) return FALSE;
    GAppInfo *app = g_app_info_get_default_for_uri_scheme(scheme);
    found = app != NULL;
    g_clear_object(&app);
    g_free(scheme);
    return found;
}

gboolean unfold_is_on_screen(GtkWindow *window) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    if (!surface) return FALSE;
    GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED;
#if GTK_CHECK_VERSION(4, 12, 0)
    // Wayland doesn't tell that a window is minimized, only that none of it is shown.
    hidden |= GDK_TOPLEVEL_STATE_SUSPENDED;
#endif
    return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden) == 0;
}
