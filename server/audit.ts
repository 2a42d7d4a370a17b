import { auditCommand } from './features/books/audit-command'
import { failCommand, withApp } from './one-shot'

/** Checks the books of every account once; ends with 1 where something does not add up. */
const runAuditCommand = async () => {
  const { text, isClean } = await withApp(auditCommand)
  process.stdout.write(text)
  if (!isClean) process.exitCode = 1
}

runAuditCommand().catch(failCommand)
