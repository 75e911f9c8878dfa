package jindu.shell;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.ContentValues;
import android.net.Uri;
import android.provider.MediaStore;
import android.util.Base64;
import android.webkit.JavascriptInterface;
import android.widget.Toast;
import java.io.IOException;
import java.io.OutputStream;

/** Files that a page makes itself, such as a list as CSV: a WebView has no place of its own for them. */
final class PageFiles {
  private static final int MOST_CHARACTERS = 64 * 1024 * 1024;
  private static final int LONGEST_NAME = 120;

  private final Activity activity;

  PageFiles(Activity activity) {
    this.activity = activity;
  }

  /** Called by the site's `saveFile`. @return whether the file lies in the phone's downloads */
  @JavascriptInterface
  public boolean save(String name, String type, String base64) {
    if (name == null || type == null || base64 == null || base64.length() > MOST_CHARACTERS) return false;
    String plain = name.replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "_");
    ContentResolver resolver = activity.getContentResolver();
    ContentValues file = new ContentValues();
    file.put(MediaStore.Downloads.DISPLAY_NAME, plain.substring(0, Math.min(plain.length(), LONGEST_NAME)));
    file.put(MediaStore.Downloads.MIME_TYPE, type);
    Uri place = null;
    try {
      byte[] bytes = Base64.decode(base64, Base64.DEFAULT);
      place = resolver.insert(MediaStore.Downloads.EXTERNAL_CONTENT_URI, file);
      if (place == null) return false;
      try (OutputStream out = resolver.openOutputStream(place)) {
        out.write(bytes);
      }
    } catch (IOException | IllegalArgumentException failed) {
      if (place != null) resolver.delete(place, null, null);
      return false;
    }
    activity.runOnUiThread(
        () -> Toast.makeText(activity, activity.getString(R.string.saved, plain), Toast.LENGTH_SHORT).show());
    return true;
  }
}
