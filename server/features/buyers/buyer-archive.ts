import { buffer } from 'node:stream/consumers'
import { buyerArchive } from '@mainstreet/shared/contracts/orders/buyers'
import { today } from '@mainstreet/shared/rules/money/price'
import { callerName } from '../../kit/service/caller/caller-name'
import { knownCaller } from '../../kit/service/caller/caller-of'
import { operationService } from '../../kit/service/define-service'
import { createZipArchive, type ArchiveFile } from '../../kit/zip-archive'
import { archiveFiles } from './archive-files'
import { readMe } from './archive-words'
import { askedBuyer } from './buyer'

const zipOf = async (files: readonly ArchiveFile[]): Promise<Buffer> => {
  const archive = createZipArchive(new Date())
  const bytes = buffer(archive.output)
  for (const file of files) await archive.add(file)
  archive.end()
  return bytes
}

/** Answers what is held of a buyer as an archive; it is small, and so it is stored nowhere. */
export const buyerArchiveOperation = operationService(buyerArchive, (app) => async (asked, call) => {
  const buyer = await askedBuyer(app, asked, call)
  await app.get('sessions').requireConfirmed(call.caller)
  const { customerId } = buyer
  await app.get('limits').limit('buyer-archives-account', customerId)
  const account = await app.service('account').get(customerId)
  const day = today(new Date(), account.timezone)
  const about = readMe[account.language]({ business: account.str_company_name, day })
  const zip = await zipOf([
    { name: 'README.txt', content: about },
    ...(await archiveFiles(app, buyer, account.timezone)),
  ])
  app
    .get('log')
    .info({ customerId, by: callerName(knownCaller(call)), bytes: zip.length }, 'data of a buyer handed out')
  return { ok: true as const, name: `buyer-${day}.zip`, zip: zip.toString('base64') }
})
