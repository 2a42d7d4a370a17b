import type { CarImport } from '@mainstreet/shared/contracts/car-imports'
import type { MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import type { MediaAnswer } from '@mainstreet/shared/contracts/site/media'
import { lighterPicture } from './lighter-picture'
import { ownError, toApiError, unreachableError } from './rest'

/** What each address that takes forms answers. */
export interface UploadAnswers {
  'media-upload': MediaAnswer
  'automotive-import': CarImport
  'market-import': MarketImport
}

/** Who wants to know how much has been sent, from 0 to 1, and what stops it. */
export interface UploadWatch {
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a multipart form. Throws ApiError. */
export type Upload = <P extends keyof UploadAnswers>(
  path: P,
  form: FormData,
  watch?: UploadWatch,
) => Promise<UploadAnswers[P]>

type Sending<P extends keyof UploadAnswers> = UploadWatch & { path: P; form: FormData; token: string }

/** Not fetch, which does not report how much of a body has been sent. */
const sendFiles = <P extends keyof UploadAnswers>(options: Sending<P>): Promise<UploadAnswers[P]> =>
  new Promise((resolve, reject) => {
    const stopped = () => reject(ownError('Aborted', 'stopped', 'The upload was stopped.'))
    if (options.signal?.aborted) return stopped()
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${options.path}`)
    request.responseType = 'json'
    request.setRequestHeader('Authorization', `Bearer ${options.token}`)
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total ? loaded / total : 0)
    request.onload = () => {
      // The answer of that path; null when it was no JSON.
      const answer = request.response as UploadAnswers[P] | null
      if (request.status < 300 && answer) return resolve(answer)
      reject(toApiError(answer, request.status))
    }
    request.onerror = () => reject(unreachableError())
    request.onabort = stopped
    options.signal?.addEventListener('abort', () => request.abort())
    request.send(options.form)
  })

/** Sends a form; a photo in it is made smaller first. */
export const uploadFiles = async <P extends keyof UploadAnswers>(
  options: Sending<P>,
): Promise<UploadAnswers[P]> => {
  const { path, form } = options
  const file = form.get('files')
  if (path === 'media-upload' && file instanceof File) form.set('files', await lighterPicture(file))
  return sendFiles(options)
}
