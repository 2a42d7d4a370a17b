# What the scripts of this folder share; sourced, not run.

is_here() {
  case $1 in
    postgresql) ls /usr/lib/postgresql/*/bin/initdb ;;
    procps) type -P pkill ;;
    # The program, not a function of its name.
    *) type -P "$1" ;;
  esac >/dev/null 2>&1
}

# install_packages NAME...: Debian's packages of those names that are missing.
install_packages() {
  local missing=() name
  for name in "$@"; do is_here "$name" || missing+=("$name"); done
  [ ${#missing[@]} -eq 0 ] && return
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# install_browser: the browser without its window, which tests are quicker with, or the whole one where there is only that.
install_browser() {
  install_packages chromium-headless-shell || install_packages chromium
}

# start_postgres: an empty PostgreSQL on 127.0.0.1:$pg_port with the database and user `mainstreet`.
start_postgres() {
  pg_bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
  pg_home=$(mktemp -d)
  pg_port=$((20000 + RANDOM % 20000))
  pg_as=()
  # PostgreSQL refuses to run as root.
  if [ "$(id -u)" -eq 0 ]; then
    id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
    chown postgres "$pg_home"
    pg_as=(runuser -u postgres --)
  fi
  "${pg_as[@]}" "$pg_bin/initdb" -D "$pg_home/data" -U mainstreet --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null
  "${pg_as[@]}" "$pg_bin/pg_ctl" -D "$pg_home/data" -w -l "$pg_home/log" \
    -o "-p $pg_port -k $pg_home -c listen_addresses=127.0.0.1 -c max_connections=300" start >/dev/null
  "${pg_as[@]}" "$pg_bin/createdb" -h 127.0.0.1 -p "$pg_port" -U mainstreet mainstreet
}

stop_postgres() {
  [ -n "${pg_home:-}" ] || return 0
  "${pg_as[@]}" "$pg_bin/pg_ctl" -D "$pg_home/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$pg_home"
}
