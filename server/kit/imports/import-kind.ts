import type { FileImport } from '@mainstreet/shared/contracts/file-import'
import type { Application } from '../../declarations'
import type { Work } from '../service/work'

/** The service of a kind of imports, as far as the kit asks it. */
interface ImportService<Row extends FileImport> {
  get(id: number): Promise<Row>
  rowById(id: number, work: Work): Promise<Row>
  patch(id: number, data: Partial<Row>, params?: { work: Work }): Promise<Row>
}

/** A kind of imports of files: where it is kept, and what carries it out. */
export interface ImportKind<Row extends FileImport = FileImport> {
  /** The name of its worker. */
  name: string
  /** Its tables: the imports, their files, and what was said of each entry. */
  tables: { imports: string; files: string; outcomes: string }
  /** What an owner may choose; another choice has the file checked again. */
  choices: readonly (keyof Row & string)[]
  service(app: Application): ImportService<Row>
  /** Checks or imports a file from where it was left. */
  run(app: Application, begun: Row, isStopping: () => boolean): Promise<void>
}
