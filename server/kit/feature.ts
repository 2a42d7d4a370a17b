import type { MediaType } from '@mainstreet/shared/contracts/site/media'
import type { Contracts, TablePath } from '@mainstreet/shared/services'
import type { Application } from '../declarations'
import type { ChangeListener, ChangeObserver } from './events/publisher'
import type { Routes } from './http/routes'
import type { ContentSecurity } from './http/content-security'
import type { Job } from './jobs'
import type { Pictures } from './media/picture-kinds'
import type { UploadType } from './media/upload-type'
import type { LimitName, Limits } from './rate-limit'
import type { Worker } from './queue/worker'
import { serve, type DefinitionOf } from './service/define-service'
import type { NoteChanges } from './service/work'

type AllServices = { [P in keyof Contracts]: DefinitionOf<Contracts[P]> }

/** All that a feature adds to an application. */
interface FeatureParts<Served, Taken, Drawn> {
  /** Sets up what has no list of its own: parts of the application, a service without a contract. */
  setUp?(app: Application): void
  /** What serves the contracts, by path. */
  services?: Served
  /** Its middleware and forms, by where they stand. */
  routes?(app: Application): Partial<Routes>
  /** Whom its pages let in. */
  contentSecurity?: readonly ContentSecurity[]
  /** What runs beside the calls, by name. */
  jobs?: Readonly<Record<string, Job>>
  /** What works through its queues, from the start of the server to its stop. */
  workers?(app: Application): readonly Pick<Worker, 'start'>[]
  /** The sizes of its pictures, by what they are for. */
  pictures?: Drawn
  /** What becomes of uploads that are for it, by their type. */
  uploads?: Taken
  limits?: Limits
  /** Its services and routes that count against limits of others. */
  limited?: Readonly<Record<string, LimitName>>
  /** Called within each work, at its end, with all that it has changed. */
  observe?(app: Application): ChangeObserver
  /** Called within each work before that, also with what it has written and not told. */
  note?: NoteChanges
  /** Called with each committed change of a table, in every process. */
  onChange?: Partial<Record<TablePath, (app: Application, change: Parameters<ChangeListener>[0]) => void>>
}

type AllUploads = Record<MediaType, UploadType>

/** A feature as `app.configure` takes it. */
export interface Feature<Served = Partial<AllServices>, Taken = Partial<AllUploads>, Drawn = Pictures> {
  (app: Application): void
  services: Served
  uploads: Taken
  pictures: Drawn
}

/** Declares a feature: all of what it adds to an application, in one list. */
export const feature = <
  const Served extends Partial<AllServices> = Record<never, never>,
  const Taken extends Partial<AllUploads> = Record<never, never>,
  Drawn extends Pictures = Record<never, never>,
>(
  parts: FeatureParts<Served, Taken, Drawn>,
): Feature<Served, Taken, Drawn> => {
  const services = parts.services ?? ({} as Served)
  const uploads = parts.uploads ?? ({} as Taken)
  const pictures = parts.pictures ?? ({} as Drawn)
  const configure = (app: Application): void => {
    const { jobs = {}, limits = {}, limited = {}, onChange = {}, note } = parts
    app.get('limits').add(limits, limited)
    app.get('pictures').add(pictures)
    for (const [type, upload] of Object.entries(uploads)) app.get('uploads').set(type as MediaType, upload)
    parts.setUp?.(app)
    serve(app, Object.values(services))
    app.get('routes').add(parts.routes?.(app) ?? {})
    for (const [name, { everyMs, run }] of Object.entries(jobs))
      app.get('jobs').every(name, everyMs, (isStopping) => run(app, isStopping))
    for (const { start } of parts.workers?.(app) ?? []) app.get('jobs').onStart(start)
    app.get('contentSecurity').push(...(parts.contentSecurity ?? []))
    if (parts.observe) app.get('changeObservers').push(parts.observe(app))
    if (note) app.get('changeNotes').push(note)
    for (const [path, listen] of Object.entries(onChange))
      app.get('changeListeners').push((change) => change.path === path && listen(app, change))
  }
  return Object.assign(configure, { services, uploads, pictures })
}

/** Every key that one of a list's features has among its parts of a name. */
type KeysOf<List extends readonly Feature[], Part extends 'services' | 'uploads'> = {
  [I in keyof List]: keyof List[I][Part]
}[number]
type Unserved<List extends readonly Feature[]> =
  | Exclude<keyof Contracts, KeysOf<List, 'services'>>
  | `uploads of ${Exclude<MediaType, KeysOf<List, 'uploads'>>}`

/** A list of features that serves every contract and takes every type of upload: one that leaves out any does not compile, and the error names it. */
export const everyFeature = <const List extends readonly Feature[]>(
  list: List & { [Path in Unserved<List> as `nothing serves ${Path}`]: true },
): List => list
