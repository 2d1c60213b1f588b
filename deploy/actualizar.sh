#!/bin/sh
# Updates the portal of portal@.service without a failed call: sudo deploy/actualizar.sh /opt/portal-nuevo (docs/operacion.md, «Update»).
# Backs up, points the link PROGRAMA at the built folder, then replaces the processes one by one. When one does not serve within ESPERA seconds the link and
# that process go back, the others never stop, and it ends with 1.
set -eu

PROGRAMA=${PROGRAMA:-/opt/portal}
AJUSTES=${AJUSTES:-/etc/portal.env}
ESPERA=${ESPERA:-600}
# In which nginx still leaves a process alone (fail_timeout in nginx-several-ports.conf), and one more.
PAUSA=${PAUSA:-11}

falla() { echo "$1" >&2; exit 1; }
enlaza() { ln -s "$1" "$PROGRAMA.nuevo.$$" && mv -T "$PROGRAMA.nuevo.$$" "$PROGRAMA"; }
ajuste() { sed -n "s/^$1=//p" "$AJUSTES" | tail -n 1; }

# Waits until the process on port $1 serves, for $2 seconds at most; ends early when its unit failed.
atiende() {
  fin=$(($(date +%s) + $2))
  while :; do
    curl -fsS -o /dev/null --max-time 10 "http://$servidor:$1$base/api/salud" 2>/dev/null && return 0
    systemctl --quiet is-failed "portal@$1.service" && return 1
    [ "$(date +%s)" -lt "$fin" ] || return 1
    sleep 1
  done
}

nuevo=${1:-}
[ -n "$nuevo" ] || falla 'Indique la carpeta del programa nuevo, ya compilado: actualizar.sh /opt/portal-nuevo'
nuevo=$(cd "$nuevo" && pwd -P) || falla "No existe la carpeta $1."
[ -f "$nuevo/packages/server/dist/server.js" ] || falla "$nuevo no está compilado: le falta packages/server/dist/server.js (npm ci && node tools/build.mjs)."
[ -L "$PROGRAMA" ] || falla "$PROGRAMA debe ser un enlace a la carpeta del programa, para poder volver: mv $PROGRAMA $PROGRAMA-anterior && ln -s $PROGRAMA-anterior $PROGRAMA"
anterior=$(readlink -f "$PROGRAMA")
[ "$nuevo" != "$anterior" ] || falla "$PROGRAMA ya es $nuevo: compile en otra carpeta."

base=$(ajuste PUBLIC_URL | sed -n 's#^https\{0,1\}://[^/]*##p' | sed 's#/*$##')
servidor=$(ajuste HOST)
case $servidor in '' | 0.0.0.0) servidor=127.0.0.1 ;; ::) servidor='[::1]' ;; *:*) servidor="[$servidor]" ;; esac
puertos=$(systemctl list-units --plain --no-legend --state=active 'portal@*.service' | sed -n 's/^portal@\([0-9]*\)\.service .*/\1/p' | sort -n)
[ "$(echo "$puertos" | wc -w)" -ge 2 ] || falla 'Hacen falta dos procesos activos por lo menos (portal@3001, portal@3002) para que uno atienda mientras se reemplaza el otro.'
for puerto in $puertos; do
  atiende "$puerto" 30 || falla "El proceso del puerto $puerto no atiende: póngalo en orden antes de actualizar."
done

echo 'Respaldo antes de actualizar…'
systemctl start portal-respaldo.service || falla 'El respaldo falló (journalctl -u portal-respaldo): no se actualizó nada.'

enlaza "$nuevo"
for puerto in $puertos; do
  echo "Puerto $puerto: se reemplaza…"
  if systemctl restart "portal@$puerto.service" && atiende "$puerto" "$ESPERA"; then
    echo "Puerto $puerto: atiende."
    sleep "$PAUSA"
    continue
  fi
  enlaza "$anterior"
  systemctl reset-failed "portal@$puerto.service" || :
  systemctl restart "portal@$puerto.service" || :
  falla "El programa nuevo no atiende en el puerto $puerto (journalctl -u portal@$puerto): se volvió a $anterior. Los procesos ya reemplazados siguen con $nuevo: vuelva a intentarlo, o actualizar.sh $anterior si la base lo admite."
done
echo "Actualizado: $PROGRAMA es $nuevo. La versión anterior queda en $anterior."
