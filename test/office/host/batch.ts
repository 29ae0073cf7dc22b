/** Carries out the batches that Microsoft's library sends at each sync. */
import { isHostObject, NOTHING, type Answer, type HostObject } from "./objects";
import { Refusal } from "./workbook";

/** How an object is reached. */
interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[];
  /** The paths of arguments that are objects, by their places; 0 where one is none. */
  readonly ReferencedObjectPathIds?: readonly number[];
}

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: { readonly Select?: readonly string[]; readonly Expand?: readonly string[] };
}

/** What a sync asks for. */
export interface Batch {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

const PATH = {
  globalObject: 1,
  newObject: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;
const ACTION = { instantiate: 1, query: 2, method: 3, setProperty: 4, mark: 5 } as const;

/** What stands at the roots of paths. */
export interface Roots {
  readonly workbook: HostObject;
  /** By the names of services, such as "Microsoft.ExcelServices.Application". */
  readonly services: Readonly<Record<string, HostObject>>;
  /** Objects that the library has asked to keep, by their references. */
  readonly kept: Map<string, HostObject>;
}

/** A batch that failed: what was wrong, and with which of its actions. */
export class BatchError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly index: number
  ) {
    super(refusal.message);
  }
}

/**
 * Carries out a batch: what goes before a fault is done all the same.
 * @param step carries out each action, told in words, or fails before or after it.
 * @returns the results of its actions
 * @throws BatchError
 */
export async function carryOut(
  { Actions, ObjectPaths }: Batch,
  { workbook, services, kept }: Roots,
  step: <T>(action: string, work: () => Promise<T>) => Promise<T>
): Promise<{ readonly ActionId: number; readonly Value: unknown }[]> {
  const reached = new Map<number, Answer>();
  const reach = async (id: number): Promise<HostObject> => {
    if (!reached.has(id)) reached.set(id, await reachedBy(ObjectPaths[String(id)]!));
    const answer = reached.get(id);
    if (!isHostObject(answer)) throw new Refusal("GeneralException", `${ObjectPaths[String(id)]!.Name} is no object`);
    return answer;
  };
  const valuesOf = async ({ Arguments = [], ReferencedObjectPathIds = [] }: ArgumentInfo = {}): Promise<never[]> => {
    const values: unknown[] = [];
    for (const [i, value] of Arguments.entries()) {
      const path = ReferencedObjectPathIds[i];
      values.push(path ? await reach(path) : value);
    }
    return values as never[];
  };
  const reachedBy = async (path: ObjectPath): Promise<Answer> => {
    const { ObjectPathType: type, Name: name, ParentObjectPathId: parent, ArgumentInfo: given } = path;
    if (type === PATH.globalObject) return workbook;
    if (type === PATH.newObject) return services[name] ?? unknown("service", name);
    if (type === PATH.reference) return kept.get(name) ?? unknown("reference", name);
    const from = await reach(parent!);
    if (type === PATH.property) return (from.get?.[name] ?? unknown("property", name))();
    if (type === PATH.method) return (from.call?.[name] ?? unknown("method", name))(...(await valuesOf(given)));
    const [key] = await valuesOf(given);
    if (type === PATH.indexer) return (from.item ?? unknown("indexer", String(key)))(String(key));
    return unknown("kind of path", String(type));
  };
  const done = async (action: Action): Promise<unknown> => {
    const on = await reach(action.ObjectPathId);
    const { Name: name, ArgumentInfo: given } = action;
    switch (action.ActionType) {
      case ACTION.instantiate:
        return identity(on);
      case ACTION.query:
        return queried(on, action.QueryInfo?.Select ?? []);
      case ACTION.method:
        if (name === "_KeepReference") return void kept.set(on.reference!, on);
        if (name === "_ReleaseReference") return undefined;
        return (on.call?.[name] ?? unknown("method", name))(...(await valuesOf(given)));
      case ACTION.setProperty:
        return (on.set?.[name] ?? unknown("property to set", name))(...((await valuesOf(given)) as [never]));
      default:
        return unknown("action", String(action.ActionType));
    }
  };
  const results: { ActionId: number; Value: unknown }[] = [];
  for (const [index, action] of Actions.entries()) {
    // Once its mark is reached the library does something itself.
    if (action.ActionType === ACTION.mark) {
      results.push({ ActionId: action.Id, Value: null });
      continue;
    }
    try {
      const Value = (await step(inWords(action, ObjectPaths), () => done(action))) ?? null;
      if (action.ActionType !== ACTION.setProperty) results.push({ ActionId: action.Id, Value });
    } catch (error) {
      if (error instanceof Refusal) throw new BatchError(error, index);
      throw error;
    }
  }
  return results;
}

/** By what the library asks for an object again, so that it does not make it twice. */
function identity(on: HostObject): object | null {
  if (on === NOTHING) return null;
  const { id, reference } = on;
  return { ...(id !== undefined && { _Id: id }), ...(reference !== undefined && { _ReferenceId: reference }) };
}

/** The properties of an object, or of each in a collection, as the library takes them. */
function queried(on: HostObject, select: readonly string[]): object | null {
  if (on === NOTHING) return null;
  const one = (found: HostObject) =>
    Object.fromEntries(
      select.map((property) => {
        const name = pascal(property);
        return [name, (found.get?.[name] ?? unknown("property", property))()];
      })
    );
  if (!on.items) return one(on);
  return { _Items: on.items().map((item) => ({ ...identity(item), ...one(item) })) };
}

function pascal(property: string): string {
  return property.charAt(0).toUpperCase() + property.slice(1);
}

function unknown(what: string, name: string): never {
  throw new Refusal("ApiNotFound", `The host of the tests has no ${what} ${name}`);
}

/** "Worksheets[Table 1].Protection.Unprotect": what an action does, for those who read of a fault. */
function inWords(action: Action, paths: Batch["ObjectPaths"]): string {
  const pathOf = (id: number | undefined): string => {
    const path = id === undefined ? undefined : paths[String(id)];
    if (!path || path.ObjectPathType === PATH.globalObject) return "";
    const key = path.ArgumentInfo?.Arguments?.[0];
    const said =
      path.ObjectPathType === PATH.indexer
        ? `[${JSON.stringify(key)}]`
        : `.${path.Name}${key === undefined ? "" : `(${JSON.stringify(key).slice(0, 40)})`}`;
    return pathOf(path.ParentObjectPathId) + said;
  };
  const verb = ["", "get", "load", "call", "set"][action.ActionType] ?? "?";
  return `${verb} ${pathOf(action.ObjectPathId)}${action.Name === "" ? "" : `.${action.Name}`}`;
}
