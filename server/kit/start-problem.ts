import { DataFolderLocked } from './database/data-folder-lock'
import { SettingsError } from './setting-values'

/** What to say when a program cannot start: one line for what its settings or its surroundings cause, else the stack. */
export const startProblem = (error: Error & { code?: unknown }): string => {
  const expected = error instanceof SettingsError || error instanceof DataFolderLocked || 'code' in error
  // A host with several addresses that all refuse has a code and no words.
  return expected ? error.message || String(error.code) : String(error.stack)
}
