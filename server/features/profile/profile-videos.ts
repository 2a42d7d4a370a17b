import { videoContract } from '@mainstreet/shared/contracts/site/profile'
import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import { nextOrder } from '../../kit/service/next-order'
import { refuseInput } from '../../kit/service/refuse-input'
import { removeMedia } from '../../kit/media/remove-media'
import { createVideoLookUp } from './look-up-video'

const badLink = 'Invalid form input, please double check your video url and try again.'

const checkedLink = (link: string): string => {
  const safe = safeLink(link.trim())
  if (!safe || !/^https?:/i.test(safe) || !new URL(safe).hostname.includes('.'))
    throw refuseInput('link', badLink)
  return safe
}

type Columns = StoredOf<typeof videoContract>

/** Another video has another title and picture, which its host is asked for. */
const withLink = ({ data, before, work }: WriteContext<typeof videoContract>): Columns => {
  if (typeof data.link !== 'string') return data
  const link = checkedLink(data.link)
  if (link === before?.link) return { ...data, link }
  return { ...data, link, title: '', poster: '', lookUpAt: work.now }
}

/** Videos of the page, each at a web address; what their hosts say of them is looked up beside the calls. */
export const profileVideos = tableService(videoContract, (app) => {
  const lookUp = createVideoLookUp(app)
  app.set('lookUpVideos', lookUp)
  return {
    async beforeWrite(context) {
      const { method, data, before, work } = context
      const columns = withLink(context)
      if (before?.poster && columns.poster !== undefined && columns.poster !== before.poster)
        removeMedia(app, { work, row: before, contract: videoContract })
      if (method !== 'create' || 'order' in data) return columns
      const { customerId } = data
      return { ...columns, order: await nextOrder(work, { table: 'profile_videos', customerId }) }
    },
    async afterWrite({ id, data, before, work }) {
      if (data.link === undefined || data.link === before?.link) return
      // Its host may take seconds: nobody waits for it.
      work.afterCommit(() => {
        lookUp([id]).catch((err: unknown) =>
          app.get('log').warn({ err, video: id }, 'a video was not looked up'),
        )
      })
    },
    beforeRemove: async ({ row, work }) => removeMedia(app, { work, row, contract: videoContract }),
  }
})

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    /** When its host is asked what the video is called and looks like; null once it has been. */
    'profile-videos': { lookUpAt: Date | null }
  }
}

declare module '../../declarations' {
  interface Configuration {
    lookUpVideos: ReturnType<typeof createVideoLookUp>
  }
}
