# A page cache between what ends TLS and nginx.conf's proxy or a server; docs/scaling.md says what goes with it.
vcl 4.1;

import xkey;

backend default {
  .host = "proxy";
  .port = "80";
}

# Who may purge: the servers.
acl servers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What came through the proxy is a visitor's, whatever address it has.
    if (client.ip !~ servers || req.http.x-forwarded-proto) {
      return (synth(403));
    }
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  # Only what is in front of us knows the host and the scheme.
  unset req.http.x-forwarded-host;
  if (req.http.upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # What belongs to somebody goes through as it is.
  if (req.method !~ "^(GET|HEAD)$" || req.http.authorization
    || req.url ~ "^/(api|socket\.io|login|forgot-password|reset-password|confirm-email|invitation|open|dashboard|admin|modules)(/|\?|$)") {
    return (pass);
  }
  unset req.http.x-lang;
  # The address says the language: that of the cookie, else the browser's, where it names none.
  if (req.url !~ "^[^?]*\." && req.url !~ "[?&]lang=") {
    if (req.http.cookie ~ "mainstreet-language=(en|fr)") {
      set req.http.x-lang = regsub(req.http.cookie, ".*mainstreet-language=(en|fr).*", "\1");
    } elsif (req.http.accept-language ~ "(?i)^\s*(en|fr)\b") {
      set req.http.x-lang = regsub(req.http.accept-language, "(?i)^\s*(en|fr)\b.*", "\1");
    }
    if (req.http.x-lang && req.url ~ "\?") {
      set req.url = req.url + "&lang=" + req.http.x-lang;
    } elsif (req.http.x-lang) {
      set req.url = req.url + "?lang=" + req.http.x-lang;
    }
    unset req.http.x-lang;
  }
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
}

# A websocket, whose headers for the one next hop are not passed on unasked.
sub vcl_pipe {
  if (req.http.upgrade) {
    set bereq.http.upgrade = req.http.upgrade;
    set bereq.http.connection = req.http.connection;
  }
}

sub vcl_hash {
  # A page says its own address, with its scheme.
  hash_data(req.http.x-forwarded-proto);
}

sub vcl_deliver {
  unset resp.http.xkey;
}
