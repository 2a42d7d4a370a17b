import type { MarketImport } from '@mainstreet/shared/contracts/imports'
import { ApiError, toApiError, unreachable } from './rest'

/** What each address that takes forms answers. */
export interface UploadAnswers {
  /** The stored names below /assets. */
  'media-upload': { ok: true; files: unknown[]; message: string }
  'market-import': MarketImport
}

/** Sends a multipart form; progress from 0 to 1. Throws ApiError. */
export type Upload = <P extends keyof UploadAnswers>(
  path: P,
  form: FormData,
  onProgress?: (share: number) => void,
) => Promise<UploadAnswers[P]>

/** Not fetch, which does not report how much of a body has been sent. */
export const upload = <P extends keyof UploadAnswers>(options: {
  path: P
  form: FormData
  token: string
  onProgress?: (share: number) => void
}): Promise<UploadAnswers[P]> =>
  new Promise((resolve, reject) => {
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
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new ApiError('Aborted', 'The upload was stopped.'))
    request.send(options.form)
  })
