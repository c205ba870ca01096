/** The examples in deploy/ and the operator's manual only name what exists: metrics, alerts, commands, settings. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { isUploadPath } from "../app/domain/office/office-pages";
import { FRONT_LIMITS } from "../server/front/limits";
import { root } from "./root";

const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const manual = read("docs/operations.md");
const metricTable = `${root}/server/telemetry/metric-table.ts`;

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
const rules: Rule[] = parse(read("deploy/prometheus-alerts.yaml")).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
const dashboard = JSON.parse(read("deploy/grafana/ringside.json"));
const queries: string[] = dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);
const marks: string[] = dashboard.annotations.list.map(({ expr }: { expr: string }) => expr);
const metricsIn = (expressions: string[]) =>
  (expressions.join(" ").match(/ringside_\w+/g) ?? []).map((name) => name.replace(/_(bucket|count)$/, ""));
const headings = [...manual.matchAll(/^### (Ringside\w+)\n(\w+)/gm)];

describe("Alerts", () => {
  test("have one section each in the manual, with the same severity, and no section is left over", () => {
    const inManual = headings.map(([, name, severity]) => [name, severity?.toLowerCase()]);
    expect(inManual.sort()).toEqual(rules.map(({ alert, labels }) => [alert, labels.severity]).sort());
  });

  const promtool = spawnSync("promtool", ["--version"]);
  test.skipIf(promtool.error !== undefined)("fire and stay silent as tests/prometheus-alerts.yaml says", () => {
    const run = spawnSync("promtool", ["test", "rules", `${root}/tests/prometheus-alerts.yaml`], { encoding: "utf8" });
    expect(run).toMatchObject({ status: 0, stderr: expect.not.stringContaining("FAILED") });
  });

  test.skipIf(!existsSync(metricTable))("alerts and dashboard use metrics that exist", () => {
    const table = readFileSync(metricTable, "utf8");
    const used = metricsIn([...rules.map(({ expr }) => expr), ...queries, ...marks]);
    expect(used.length).toBeGreaterThan(20);
    const unknown = used.filter((name) => !table.includes(`${name}:`));
    expect(unknown.filter((name) => name !== "ringside_build_info")).toEqual([]);
  });

  test("every metric of an alert is on the dashboard", () => {
    const shown = new Set(metricsIn(queries));
    const watched = metricsIn(rules.map(({ expr }) => expr));
    const hidden = watched.filter((name) => !shown.has(name));
    expect([...new Set(hidden)]).toEqual([]);
  });

  test("panels of the dashboard don't overlap", () => {
    type Place = { x: number; y: number; w: number; h: number };
    const places: Place[] = dashboard.panels.map(({ gridPos }: { gridPos: Place }) => gridPos);
    const overlap = (a: Place, b: Place) =>
      a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    expect(places.filter((one) => places.some((other) => overlap(one, other)))).toEqual([]);
  });

  // A series of ringside_build_info is always 1 and never changes: a new version is a new series.
  test("a new version is marked by the series that was not there before", () => {
    expect(marks.join()).toMatch(/ringside_build_info\) unless .*ringside_build_info offset/);
  });

  test("the manual says what to do about each dependency", () => {
    const [, names = ""] = /type Dependency = (.*);/.exec(read("server/telemetry/calls.ts")) ?? [];
    const dependencies = [...names.matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
    expect(dependencies).toContain("store");
    const section = manual.split("\n### RingsideDependencyDown\n")[1]?.split("\n### ")[0] ?? "";
    expect(dependencies.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("A rolling restart", () => {
  const loops =
    manual
      .split("\n## Rolling restart\n")[1]
      ?.split("\n## ")[0]
      ?.match(/^for [\s\S]*?done$/gm) ?? [];

  test("stops at the first process that fails, so that the others go on selling", () => {
    expect(loops).toHaveLength(2);
    expect(loops.filter((loop) => !loop.includes(" || break"))).toEqual([]);
    expect(loops.filter((loop) => loop.includes("docker compose") && !loop.includes(" --no-build "))).toEqual([]);
  });

  /** The shell command of ExecStartPost, as systemd passes it on for port 9. */
  const waiting = (/^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(read("deploy/ringside@.service"))?.[1] ?? "")
    .replaceAll("%i", "9")
    .replaceAll("$$", "$");

  test("does not wait for a process that has ended", () => {
    const ended = spawnSync("true").pid;
    const run = spawnSync("/bin/sh", ["-c", waiting], { env: { ...process.env, MAINPID: `${ended}` }, timeout: 5_000 });
    expect(run.status).toBe(1);
  });

  test("waits for a process that is starting", () => {
    const env = { ...process.env, MAINPID: `${process.pid}` };
    const run = spawnSync("/bin/sh", ["-c", waiting], { env, timeout: 2_000 });
    expect(run.error).toMatchObject({ code: "ETIMEDOUT" });
  });
});

test("the service gives Node the container's options", () => {
  const [, options] = /NODE_OPTIONS="([^"]*)"/.exec(read("Dockerfile")) ?? [];
  expect(options).toMatch(/--max-old-space-size=\d+/);
  expect(read("deploy/ringside@.service")).toContain(`"NODE_OPTIONS=${options}"`);
});

test("each instance of the service may have settings of its own, which win over the common ones", () => {
  const files = [...read("deploy/ringside@.service").matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  expect(files).toEqual(["/etc/ringside/production.env", "-/etc/ringside/%i.env"]);
  expect(manual).toContain("`/etc/ringside/3000.env`");
});

describe("Kubernetes", () => {
  type Manifest = { kind: string; metadata: { name: string; namespace: string }; spec: never };
  const manifests = readdirSync(`${root}/deploy/kubernetes`).flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const spec = (kind: string) => manifests.find((one) => one.kind === kind)?.spec as never as Record<string, never>;

  test("Service, budget and Deployment select the same Pods, and the Service's port is one of theirs", () => {
    const deployment = spec("Deployment") as never as {
      selector: { matchLabels: object };
      template: { metadata: { labels: object }; spec: { containers: { ports: { name: string }[] }[] } };
    };
    const service = spec("Service") as never as { selector: object; ports: { targetPort: string }[] };
    const budget = spec("PodDisruptionBudget") as never as { selector: { matchLabels: object } };
    const labels = deployment.template.metadata.labels;
    for (const selector of [deployment.selector.matchLabels, service.selector, budget.selector.matchLabels]) {
      expect(selector).toEqual(labels);
    }
    const ports = deployment.template.spec.containers[0]?.ports.map(({ name }) => name);
    expect(ports).toContain(service.ports[0]?.targetPort);
  });

  test("everything is in one namespace, with one image", () => {
    expect(new Set(manifests.map(({ metadata }) => metadata.namespace))).toEqual(new Set(["ringside"]));
    expect(new Set(JSON.stringify(manifests).match(/"image":"[^"]+"/g))).toHaveProperty("size", 1);
  });
});

describe("Compose and nginx", () => {
  const compose = parse(read("deploy/compose.yaml"), { merge: true });

  test("nginx knows the processes that Compose starts, and does not wait for one after a failure", () => {
    const upstream = [...read("deploy/nginx.conf").matchAll(/server (site-\d):3000 max_fails=0;/g)].map(
      ([, name]) => name,
    );
    expect(upstream).toEqual(Object.keys(compose.services).filter((name) => name.startsWith("site-")));
  });

  test("nginx passes Host on and replaces what visitors say about their address", () => {
    const conf = read("deploy/nginx.conf");
    for (const line of [
      "proxy_set_header Host $host;",
      "proxy_set_header X-Forwarded-For $remote_addr;",
      "proxy_buffer_size 16k;",
      'proxy_set_header Connection "";',
    ]) {
      expect(conf).toContain(line);
    }
    expect(conf).not.toMatch(/^\s*proxy_next_upstream [^;]*non_idempotent/m);
  });

  test("the embedded store's folder is the volume, whatever production.env says", () => {
    const [, folder] = /DATA_DIR=(\S+)/.exec(read("Dockerfile")) ?? [];
    for (const name of ["site-1", "site-2", "migrate"]) {
      expect(compose.services[name].environment.DATA_DIR).toBe(folder);
    }
  });

  test("only nginx is reachable from outside", () => {
    const open = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["nginx"]);
  });
});

describe("All processes of an example have the same films and pictures, which outlive them:", () => {
  const FOLDERS = ["MEDIA_DIR", "FILMS_DIR"] as const;
  type Service = { environment: Record<string, string>; volumes: string[] };
  const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, object>;
  };
  const folderOf = (setting: string) => compose.services["site-1"]?.environment[setting] ?? "unset";

  test.each(FOLDERS)("Compose mounts one volume at %s", (setting) => {
    const sites = Object.entries(compose.services).filter(([name]) => name.startsWith("site-"));
    const places = sites.map(([, { environment, volumes }]) => {
      const mounted = volumes.find((one) => one.split(":")[1] === environment[setting])?.split(":")[0] ?? "nothing";
      return Object.hasOwn(compose.volumes, mounted) ? mounted : `undeclared: ${mounted}`;
    });
    expect(places).toHaveLength(2);
    expect(new Set(places)).toEqual(new Set([setting === "MEDIA_DIR" ? "media" : "films"]));
  });

  test("the image has the folder of pictures, so that a new volume belongs to the site's user", () => {
    const [, made = "", owned = ""] = /RUN mkdir (?:-p )?(.*) && chown node:node (.*)/.exec(read("Dockerfile")) ?? [];
    expect(made.split(" ")).toContain(folderOf("MEDIA_DIR"));
    expect(owned.split(" ")).toContain(folderOf("MEDIA_DIR"));
  });

  test.each(FOLDERS)("Kubernetes mounts a claim that many Pods may share at %s", (setting) => {
    type Document = {
      kind: string;
      metadata: { name: string };
      data: Record<string, string>;
      spec: {
        accessModes: string[];
        template: {
          spec: {
            containers: { volumeMounts: { name: string; mountPath: string }[] }[];
            volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
          };
        };
      };
    };
    const documents = parseAllDocuments(read("deploy/kubernetes/ringside.yaml")).map((one) => one.toJS() as Document);
    const folder = documents.find(({ kind }) => kind === "ConfigMap")?.data[setting];
    const pod = documents.find(({ kind }) => kind === "Deployment")?.spec.template.spec;
    const mount = pod?.containers[0]?.volumeMounts.find(({ mountPath }) => mountPath === folder);
    const claim = pod?.volumes.find(({ name }) => name === mount?.name)?.persistentVolumeClaim?.claimName;
    const made = documents.find(({ kind, metadata }) => kind === "PersistentVolumeClaim" && metadata.name === claim);
    expect(made?.spec.accessModes).toEqual(["ReadWriteMany"]);
  });

  test("the manual puts both outside the release on a machine without containers, and makes them first", () => {
    const steps = manual.split("\nOn Debian, without containers.")[1]?.split("\n\nIn Kubernetes")[0] ?? "";
    const made = /install -d -o ringside -g ringside ([^`]*)`/.exec(steps)?.[1]?.split(" ") ?? [];
    for (const setting of ["DATA_DIR", ...FOLDERS]) {
      const [, folder = "unset"] = new RegExp(`${setting}=([^\\s\`]+)`).exec(steps) ?? [];
      expect(folder).toMatch(/^\/var\/lib\/ringside/);
      expect(made).toContain(folder);
    }
  });

  test("the manual's backup and restore take the pictures along", () => {
    const cron = /```cron\n([\s\S]*?)```/.exec(manual)?.[1] ?? "";
    expect(cron).toContain(`tar -C ${folderOf("MEDIA_DIR")} -c .`);
    const drill = manual.split("\n## Restore drill\n")[1]?.split("\n## ")[0] ?? "";
    expect(drill).toContain(`tar -C ${folderOf("MEDIA_DIR")} -x`);
  });
});

describe("Uploads pass the proxies:", () => {
  const MB = 1024 * 1024;
  /** The upload's address, in English and in a language. */
  const UPLOADS = ["/office/media", "/es/office/media"];
  const OTHERS = ["/", "/office/media/1", "/tickets/office/media", "/office/orders", "/api/v1/office/media"];
  const bytesOf = (size = "") => Number.parseInt(size, 10) * MB;

  type Limits = { address: string; all: number; uploads: number; pattern: RegExp };

  function ofNginx(conf = read("deploy/nginx.conf")): Limits {
    const [, address = "", body = ""] = /location ~ (\S+) \{([^}]*client_max_body_size[^}]*)\}/.exec(conf) ?? [];
    const [all, uploads] = [conf.replace(body, ""), body].map((part) =>
      bytesOf(/client_max_body_size (\d+m);/.exec(part)?.[1]),
    );
    return { address, all: all ?? 0, uploads: uploads ?? 0, pattern: new RegExp(address || "$^") };
  }

  function ofIngress(): Limits {
    type Ingress = {
      kind: string;
      metadata: { annotations: Record<string, string> };
      spec: { rules: { http: { paths: { path: string; pathType: string; backend: object }[] } }[] };
    };
    const documents = parseAllDocuments(read("deploy/kubernetes/ringside.yaml")).map((one) => one.toJS() as Ingress);
    const ingresses = documents.filter(({ kind }) => kind === "Ingress");
    const sizeOf = (one?: Ingress) => bytesOf(one?.metadata.annotations["nginx.ingress.kubernetes.io/proxy-body-size"]);
    const pathOf = (one: Ingress) => one.spec.rules[0]?.http.paths[0];
    const site = ingresses.find((one) => pathOf(one)?.path === "/");
    const desk = ingresses.find((one) => one !== site);
    expect(desk && pathOf(desk)?.backend).toEqual(site && pathOf(site)?.backend);
    expect(desk?.metadata.annotations["nginx.ingress.kubernetes.io/use-regex"]).toBe("true");
    const address = (desk && pathOf(desk)?.path) ?? "";
    // The controller matches the beginning of an address.
    return { address, all: sizeOf(site), uploads: sizeOf(desk), pattern: new RegExp(`^${address || "$^"}`, "i") };
  }

  test.each([
    ["deploy/nginx.conf", ofNginx],
    ["deploy/kubernetes/ringside.yaml", ofIngress],
  ])("%s takes what the site takes, at the office's address for pictures alone", (_, limits) => {
    const { pattern, all, uploads } = limits();
    expect(UPLOADS.every((path) => isUploadPath(path.replace(/^\/es/, "")))).toBe(true);
    expect(UPLOADS.filter((path) => !pattern.test(path))).toEqual([]);
    expect(OTHERS.filter((path) => pattern.test(path))).toEqual([]);
    // A little more than the site, whose own answer says what is wrong.
    expect(uploads).toBeGreaterThan(FRONT_LIMITS.pictureBytes);
    expect(uploads).toBeLessThanOrEqual(1.5 * FRONT_LIMITS.pictureBytes);
    expect(all).toBeGreaterThan(FRONT_LIMITS.bodyBytes);
    expect(all).toBeLessThan(FRONT_LIMITS.pictureBytes);
  });

  test("nginx gives both places the same headers, which stand where each inherits them", () => {
    const conf = read("deploy/nginx.conf");
    const places = [...conf.matchAll(/location [^{]*\{([^}]*)\}/g)].map(([, body = ""]) => body);
    const ours = places.filter((body) => body.includes("proxy_pass http://ringside;"));
    expect(ours).toHaveLength(2);
    expect(ours.filter((body) => /proxy_set_header|proxy_next_upstream/.test(body))).toEqual([]);
  });
});

test("the manual's commands exist", () => {
  const folder = `${root}/server/operator/commands`;
  const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  const known = new Set([...source.matchAll(/\.command\("([\w-]+)/g)].map(([, name]) => name));
  const used = [...manual.matchAll(/`office (\w+) ([\w-]+)/g)].flatMap(([, topic, verb]) => [topic, verb]);
  expect(used.length).toBeGreaterThan(40);
  // The parts that change the schema belong to the same release and come with its command.
  expect([...new Set(used)].filter((word) => word !== "migrate" && !known.has(word))).toEqual([]);
});
