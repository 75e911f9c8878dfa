import { fail } from '@jindu/domain/errors'
import { endpoint } from '../endpoint.ts'
import { file } from '../params.ts'
import { attachment, toAttachment } from '../wire/attachment.ts'

const upload = (kind: 'forum' | 'goods' | 'otc') =>
  endpoint({
    method: 'POST',
    access: 'user',
    params: { image: file() },
    call: (api, _params, request) => api.files.upload({ kind, file: request.file ?? fail('FILE_REQUIRED') }),
    answer: attachment,
    reply: toAttachment,
  })

export const uploadEndpoints = {
  'user.forum.MsAttach/uploadForumFile': upload('forum'),
  'user.goods.MsGoodsAttach/uploadGoodsFile': upload('goods'),
  'user.otc.MsOtcAttach/uploadOtcFile': upload('otc'),
}
