import { Conflict } from '@feathersjs/errors'
import { retryImportPictures } from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { ownRow } from '../../../../kit/service/caller/own-row'
import { operationService } from '../../../../kit/service/define-service'

/** Lets the failed pictures of one of the caller's imports wait again. */
export const retryImportPicturesOperation = operationService(
  retryImportPictures,
  (app) =>
    async ({ id }, { caller }) => {
      await ownRow(app, 'market-imports', { id, caller })
      const pictures = await app.get('runWork')(caller, async (work) => {
        const row = await work.trx('market_imports').where({ id }).forUpdate().first('status')
        if (row?.status !== 'imported') throw new Conflict(refusal('import-not-done'))
        const failed = await work
          .trx('market_import_pictures')
          .where({ importId: id, status: 'failed' })
          .orderBy('id')
          .pluck('id')
        const again = { status: 'waiting', reason: '', answer: null } as const
        for (const each of failed) await app.service('market-import-pictures').patch(each, again, { work })
        await app.service('market-imports').patch(id, { picturesFailed: 0 }, { work })
        return failed.length
      })
      return { ok: true as const, pictures }
    },
)
