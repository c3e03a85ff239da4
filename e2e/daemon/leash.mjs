// Loaded into the daemon before its own code (`node --import`). It may speak to this machine only, and ends with the
// process that started it.
import net from "node:net";

const HERE = /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3}|0\.0\.0\.0|::)?$/i;

/** The host that a call of `socket.connect` is about; `null` for a socket in the file system. */
function hostOf([first, second]) {
  const to = Array.isArray(first) ? first[0] : first;
  if (typeof to === "object" && to !== null) return to.path ? null : (to.host ?? "");
  if (typeof to === "string" && !/^\d+$/.test(to)) return null;
  return typeof second === "string" ? second : "";
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function guarded(...args) {
  const host = hostOf(args);
  if (host === null || HERE.test(host)) return connect.apply(this, args);
  console.error(`[leash] refused a connection to ${host}`);
  process.nextTick(() => this.destroy(new Error(`${host} is not this machine`)));
  return this;
};

// The pipe closes when its other end is gone, however it went.
process.stdin.on("end", () => process.exit(0)).resume();
process.stdin.unref?.();
