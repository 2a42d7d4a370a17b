import { CommandError } from '../users/command-error'

/** A backup that cannot be read to its end as it was written. */
export class DamagedBackup extends CommandError {
  constructor(what: string) {
    super(`The backup is damaged: ${what}. Nothing was changed.`)
  }
}
