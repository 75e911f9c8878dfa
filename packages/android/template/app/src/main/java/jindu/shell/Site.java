package jindu.shell;

import android.net.Uri;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Which addresses open inside the app, which in other apps, and which nowhere. */
final class Site {
  private static final Set<String> SCHEMES_OF_OTHER_APPS =
      new HashSet<>(Arrays.asList("https", "http", "mailto", "tel", "bitcoin", "litecoin", "ethereum"));

  private final String origin;
  private final String host;

  Site(String origin) {
    this.origin = origin;
    this.host = String.valueOf(Uri.parse(origin).getHost());
  }

  boolean owns(Uri address) {
    return "https".equalsIgnoreCase(address.getScheme())
        && host.equalsIgnoreCase(address.getHost())
        && address.getUserInfo() == null
        && (address.getPort() == -1 || address.getPort() == 443);
  }

  /**
   * The page to open for a link that another app sent. The address is put together anew behind this site's origin,
   * because two parsers may read different hosts from the same text.
   */
  String pageOf(Uri link) {
    if (link == null || !owns(link)) return origin + "/";
    String path = link.getEncodedPath();
    StringBuilder page = new StringBuilder(origin).append(path == null || !path.startsWith("/") ? "/" : path);
    if (link.getEncodedQuery() != null) page.append('?').append(link.getEncodedQuery());
    if (link.getEncodedFragment() != null) page.append('#').append(link.getEncodedFragment());
    return page.toString();
  }

  String page(String path) {
    return origin + path;
  }

  /** Whether another app may be asked to open the address: never `intent:`, `file:` or `content:`. */
  static boolean mayLeave(Uri address) {
    return address.getScheme() != null
        && SCHEMES_OF_OTHER_APPS.contains(address.getScheme().toLowerCase(Locale.ROOT));
  }
}
