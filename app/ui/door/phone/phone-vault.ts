/**
 * What a phone stores about a night, encrypted under a key that scripts can't read out. This protects copies of the
 * phone's storage. A person who holds the unlocked phone sees what the crew sees on it.
 */

const NAME = "door";
const STORES = ["keys", "sealed", "queue"] as const;
type StoreName = (typeof STORES)[number];
type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const IV_BYTES = 12;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rejects if there is none, unless it may `create` it. */
function opened(create: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    if (!create) return request.transaction?.abort();
    for (const name of STORES) request.result.createObjectStore(name);
  };
  return done(request);
}

/**
 * Opens the phone's storage for one pass of a night. It deletes the list of another pass, whose rights may differ. Scans
 * that wait are kept for any pass of their night; the next one sends them. A pass that never works `offline` only
 * sends them: it opens no storage of its own, and rejects if the phone has none for this night.
 */
export async function phoneVault(o: { pass: string; night: string; offline: boolean }) {
  const db = await opened(o.offline);
  const at = (store: StoreName, mode: IDBTransactionMode = "readonly") =>
    db.transaction(store, mode).objectStore(store);
  const clear = async () => {
    for (const name of STORES) await done(at(name, "readwrite").clear());
  };
  const [lastPass, lastNight] = [await done(at("keys").get("pass")), await done(at("keys").get("night"))];
  if (!o.offline) {
    if (lastNight !== o.night) throw new Error("No scans of this night");
    await done(at("sealed", "readwrite").clear());
  } else if (lastPass !== o.pass) {
    if (lastNight === o.night) await done(at("sealed", "readwrite").delete("list"));
    else await clear();
  }
  const key = await keyOf();
  await done(at("keys", "readwrite").put(o.pass, "pass"));
  await done(at("keys", "readwrite").put(o.night, "night"));

  async function keyOf(): Promise<CryptoKey> {
    const known: unknown = await done(at("keys").get("key"));
    if (known instanceof CryptoKey) return known;
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    await done(at("keys", "readwrite").put(made, "key"));
    return made;
  }

  async function sealed(value: unknown): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const text = new TextEncoder().encode(JSON.stringify(value));
    return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text) };
  }
  async function unsealed<T>({ iv, data }: Sealed): Promise<T> {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data)));
  }

  return {
    async keep(name: string, value: unknown): Promise<void> {
      const box = await sealed(value);
      await done(at("sealed", "readwrite").put(box, name));
    },
    async kept<T>(name: string): Promise<T | undefined> {
      const box: Sealed | undefined = await done(at("sealed").get(name));
      return box && unsealed<T>(box);
    },
    /** Stored before the crew see the color, so that no scan is lost if the battery dies. */
    async enqueue(id: string, value: unknown): Promise<void> {
      const box = await sealed(value);
      await done(at("queue", "readwrite").put(box, id));
    },
    async queue<T>(): Promise<T[]> {
      const boxes: Sealed[] = await done(at("queue").getAll());
      return Promise.all(boxes.map((box) => unsealed<T>(box)));
    },
    async dequeue(ids: readonly string[]): Promise<void> {
      const store = at("queue", "readwrite");
      await Promise.all(ids.map((id) => done(store.delete(id))));
    },
    /** Deletes everything, including the key. */
    wipe: clear,
    /** Deletes everything except unsent scans. */
    wipeList: () => done(at("sealed", "readwrite").clear()),
  };
}
export type PhoneVault = Awaited<ReturnType<typeof phoneVault>>;
