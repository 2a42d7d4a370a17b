import { openStatuses } from '@mainstreet/shared/contracts/account'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { removeUnused } from '../../kit/media/remove-unused'
import { newMark, putMedia, readyPicture, type Place, type ReadyMedia } from '../../kit/media/store-picture'
import type { StoredRow } from '../../kit/service/stored-row'
import { createVideoGateway, type VideoAbout, type VideoGateway } from '../../kit/video-gateway'

/** Who dies while looking a video up, or cannot reach its host, leaves it for another try after this time. */
const nextTry = `now() + interval '1 hour'`
const atOnce = 10

interface Claimed extends Place {
  id: number
  link: string
}

/** Takes the videos whose time has come, so that no other process looks them up too. */
const claimDue = async (app: Application, ids?: readonly number[]): Promise<Claimed[]> => {
  const { knex } = app.get('database')
  const due = knex('profile_videos').where('lookUpAt', '<=', knex.fn.now()).limit(atOnce).select('id')
  if (ids) void due.whereIn('id', ids)
  return knex<StoredRow<'profile-videos'>>('profile_videos as video')
    .updateFrom<StoredRow<'profile-videos'>>('account')
    .update({ lookUpAt: knex.raw(nextTry) })
    .whereIn('video.id', due)
    .andWhere('video.lookUpAt', '<=', knex.fn.now())
    .andWhereRaw('account.id = video."customerId"')
    .whereIn('account.int_status_id', openStatuses)
    .returning<Claimed[]>(['video.id', 'video.link', 'video.customerId', 'account.region'])
}

/** A picture that cannot be read is none: the placeholder stays. */
const posterOf = async (app: Application, video: Claimed, about?: VideoAbout) => {
  if (!about?.picture) return undefined
  const task = { kind: 'poster', pieces: about.picture, mark: newMark() } as const
  return readyPicture(app, video, task).catch((err: unknown) => {
    app.get('log').info({ err, video: video.id }, 'the picture of a video cannot be read')
    return undefined
  })
}

/** Only while the video is still the one that was asked about. */
const storeFound = (app: Application, { id, link }: Claimed, found: { title: string; poster?: ReadyMedia }) =>
  app.get('runWork')(server, async (work) => {
    const row = await work.trx('profile_videos').where({ id, link }).forUpdate().first('id')
    if (!row) return
    const columns = { title: found.title, poster: found.poster?.url ?? '', lookUpAt: null }
    await app.service('profile-videos').patch(id, columns, { work })
  })

const lookUp = async (app: Application, gateway: VideoGateway, video: Claimed): Promise<void> => {
  const about = await gateway.about(video.link)
  const poster = await posterOf(app, video, about)
  try {
    if (poster) await putMedia(app.get('media'), [poster])
    await storeFound(app, video, { title: about?.title ?? '', poster })
  } finally {
    // Whatever no row names now: the video may be gone, or another one by now.
    if (poster) await removeUnused(app, [poster.url], video.customerId)
  }
}

/** A host that is away is no fault of ours, and one line. */
const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message)

/** Learns a video's title and picture from its host and keeps them, so that no visitor has to ask it. */
export const createVideoLookUp = (app: Application) => {
  const gateway = createVideoGateway(app.get('settings'))
  return async (ids?: readonly number[]): Promise<void> => {
    for (const video of await claimDue(app, ids))
      await lookUp(app, gateway, video).catch((error: Error) =>
        app
          .get('log')
          .info({ reason: reasonOf(error), video: video.id }, 'the host of a video was not reached'),
      )
  }
}
