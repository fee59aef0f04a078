import * as contract from '@auscult/contract/people/photo.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { mountDownload } from '../../http/mount-download.ts'
import { mountUpload } from '../../http/mount-upload.ts'
import { downloadPhoto, getDownloadUrl } from './fetch-photo.ts'
import type { PhotoDeps } from './photo-deps.ts'
import { refusal } from './refusal.ts'
import { getUploadUrl, uploadPhoto } from './send-photo.ts'

export function mountPhoto(app: FastifyInstance, deps: PhotoDeps): void {
  mount(app, contract.getUploadUrl, (call) => getUploadUrl(deps, call))
  mountUpload(
    app,
    contract.uploadPhoto,
    (call) => uploadPhoto(deps, call),
    () => refusal('too-large', 'photo-too-large'),
  )
  mount(app, contract.getDownloadUrl, (call) => getDownloadUrl(deps, call))
  mountDownload(app, contract.downloadPhoto, (call) => downloadPhoto(deps, call))
}
