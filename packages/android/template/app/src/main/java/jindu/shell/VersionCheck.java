package jindu.shell;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.Context;
import android.content.SharedPreferences;
import android.content.pm.PackageManager;
import android.net.Uri;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.json.JSONException;
import org.json.JSONObject;

/** Asks the site for the newest version, and offers the download page where it is newer than this one. */
final class VersionCheck {
  private static final long DAY_MILLISECONDS = 24 * 60 * 60 * 1000L;
  private static final int TIMEOUT_MILLISECONDS = 10_000;
  private static final int MOST_BYTES = 16_384;
  private static final String ASKED_AT = "askedAt";

  private VersionCheck() {}

  static long installed(Context context) {
    try {
      return context.getPackageManager().getPackageInfo(context.getPackageName(), 0).getLongVersionCode();
    } catch (PackageManager.NameNotFoundException impossible) {
      return 0;
    }
  }

  static void askOnceADay(Activity activity, Site site) {
    SharedPreferences store = activity.getSharedPreferences("version", Context.MODE_PRIVATE);
    long now = System.currentTimeMillis();
    if (Math.abs(now - store.getLong(ASKED_AT, 0)) < DAY_MILLISECONDS) return;
    new Thread(
            () -> {
              try {
                JSONObject newest = new JSONObject(read(site.page("/api/android"))).optJSONObject("newest");
                store.edit().putLong(ASKED_AT, now).apply();
                if (newest == null || newest.getLong("versionCode") <= installed(activity)) return;
                String name = newest.getString("versionName");
                activity.runOnUiThread(() -> offer(activity, site, name));
              } catch (IOException | JSONException unread) {
                // The site cannot be reached, or has no app: asked again when the app comes to the front.
              }
            })
        .start();
  }

  private static String read(String address) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
    connection.setConnectTimeout(TIMEOUT_MILLISECONDS);
    connection.setReadTimeout(TIMEOUT_MILLISECONDS);
    connection.setInstanceFollowRedirects(false);
    try (InputStream in = connection.getInputStream()) {
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      byte[] block = new byte[4096];
      for (int count = in.read(block); count != -1; count = in.read(block)) {
        text.write(block, 0, count);
        if (text.size() > MOST_BYTES) throw new IOException("answer too long");
      }
      return new String(text.toByteArray(), StandardCharsets.UTF_8);
    } finally {
      connection.disconnect();
    }
  }

  private static void offer(Activity activity, Site site, String name) {
    if (activity.isFinishing() || activity.isDestroyed()) return;
    new AlertDialog.Builder(activity)
        .setTitle(activity.getString(R.string.new_version, name))
        .setMessage(R.string.new_version_text)
        .setNegativeButton(R.string.later, null)
        .setPositiveButton(
            R.string.open_page,
            (dialog, button) -> Browser.open(activity, Browser.viewing(Uri.parse(site.page("/download")))))
        .show();
  }
}
