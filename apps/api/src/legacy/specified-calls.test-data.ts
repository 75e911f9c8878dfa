/**
 * The specification's calls, one per line: method, name, access, (parameters) -> fields of the answer. Stored here so
 * that every clone can check the rows. A test compares them with the specification where that is present.
 */
export const specifiedCalls = `
POST user.user.MsUser/login visitor (uid pwd) -> token
POST user.user.MsUser/logout user ()
POST user.user.MsUser/register visitor (pwd recover_password pay_password referrer introducer) -> user_id
POST user.user.MsUser/freeze visitor (recover_password uid)
POST user.user.MsUser/unfreeze visitor (recover_password uid)
POST user.user.MsUser/changeLoginPasswordRecover visitor (recover_password password uid)
POST user.user.MsUser/changePayPassword user (pay_password recover_password)
GET user.user.MsUserInfo/getUserInfo user () -> userStatistics userWallet
GET user.user.MsUserInfo/getPayPwdStatus user () -> status
POST user.user.MsUserInfo/verifyPayPwd user (password)
POST user.user.MsUserInfo/currencyBalance user () -> currency en_name balance otc_balance
POST user.user.MsUserInfo/getWalletHistoryList user (limit page) -> data total guide money_type currency coin_name amount before_balance after_balance text create_time
GET user.site.MsHome/getCurrency visitor () -> id coin_name amount_precision calculate_precision
GET user.site.MsHome/getSitesConfig visitor ()
GET user.site.MsHome/getHomeGoodsList visitor () -> hot recommended
GET user.site.MsHome/getThemeConfig visitor () -> bodyBgC headerBgC
GET user.site.MsHome/getThemeId visitor ()
GET user.goods.MsGoods/getGoodsList visitor (search category_id sort order uid goods_id limit page) -> data total
GET user.goods.MsGoods/getGoodsInfo visitor (id)
GET user.goods.MsGoods/getGoodsPostInfo visitor (post_id id) -> postInfo contents
GET user.goods.MsGoodsCategory/getGoodsCategoryList visitor (page limit level) -> data total id title public_comments
POST user.goods.MsGoodsCategory/createGoodsCategory user (title) -> id
GET user.user.MsUserGoods/getOwnGoodsList user (page limit category_id) -> data total
GET user.user.MsUserGoods/getOwnGoodsInfo user (id)
GET user.user.MsUserGoods/getOwnGoodsShipmentInfo user (id) -> goods_shipment attach_sales
POST user.user.MsUserGoods/GoodsOffLine user (offline id)
POST user.user.MsUserGoods/pushGoods user (id)
POST user.user.MsUserGoods/releaseOwnGoods user (id title category_id usd_price contents goods_shipment attach attach_sales)
POST user.user.MsUserGoods/changeGoodsInfo user (id usd_price contents title attach)
POST user.user.MsUserGoods/changeShipmentInfo user (id goods_shipment title attach_sales)
POST user.user.MsUserFavorite/createGoodsFavorite user (id)
POST user.user.MsUserFavorite/deleteGoodsFavorite user (id)
GET user.user.MsUserFavorite/getFavoriteList user (page limit) -> data total id user_id goods_id status create_time title usd_price attentions
POST user.goods.MsOrder/createGoodsOrder user (currency_id id volume password usd_price)
GET user.goods.MsOrder/getGoodsOrderList user (page limit self my) -> data total
GET user.goods.MsOrder/getOrderInfo user (order_id)
GET user.goods.MsOrder/getOrderGoodsInfo user (order_id)
GET user.goods.MsOrder/getOrderAction user (order_id goods_id)
GET user.goods.MsOrder/getGoodsOrderListByChatId user (chat_id)
POST user.goods.MsOrder/confirmReceive user (id)
POST user.goods.MsOrder/handleHold user (id)
POST user.goods.MsOrder/handleCancelHold user (id)
POST user.goods.MsOrder/buyerComplaint user (id)
POST user.goods.MsOrder/cancelBuyerComplaint user (id)
POST user.goods.MsOrder/sellerComplaint user (id)
POST user.goods.MsOrder/cancelSellerComplaint user (id)
POST user.goods.MsOrder/refund user (id)
GET user.goods.MsGoodsReply/getGoodsPublicReply visitor (id page limit) -> data total
POST user.goods.MsGoodsReply/releaseGoodsPublicReply user (id contents attach)
POST user.goods.MsGoodsReply/releaseGoodsPrivateReply user (id contents attach chat_id order_id user_id)
POST user.user.MsUserGoodsReply/getReceivePrivateGoodsList user (limit page choose_id)
POST user.user.MsUserGoodsReply/getSendPrivateGoodsList user (limit page choose_id)
POST user.user.MsUserGoodsReply/getReceivePrivateUserList user (id choose_id)
POST user.user.MsUserGoodsReply/getPrivateReplyList user (goods_id chat_id)
POST user.user.MsUserGoodsReply/invisible user (id)
POST user.user.MsUserForumReply/getReceivePrivateThreadList user (choose_id limit page)
POST user.user.MsUserForumReply/getReceivePrivateUserList user (choose_id thread_id)
POST user.user.MsUserForumReply/getPrivateReplyList user (thread_id chat_id)
POST user.user.MsUserForumReply/getSendPrivateThreadList user (choose_id limit page)
POST user.user.MsUserForumReply/invisible user (id invisible)
POST user.forum.MsReply/releasePrivateReply user (id contents attach chat_id)
POST user.forum.MsReply/releasePublicReply user (id contents attach)
POST user.goods.WebMyReplys/saveAd user (id to_id contents)
POST user.ad.MsAd/getAdFromCache visitor (type category)
GET user.ad.MsAd/getAdInfo visitor (id)
POST user.ad.MsAd/getAdPrivateReplyList user (id page limit)
POST user.ad.MsAd/getAdPublicReplyList visitor (id page limit)
GET user.notice.MsNoticeBoard/getNoticeInfo visitor (id) -> create_time post contents user_id
GET user.notice.MsNoticeBoard/getNoticeBoardCategory visitor (limit page)
POST user.notice.MsNoticeBoard/getNoticePublicReplyList visitor (id page limit) -> data total
POST user.notice.MsNoticeBoard/releasePublicReply user (id contents attach)
GET user.notice.MsNoticeBoard/getNoticeListByCategory visitor (page limit forum_id)
POST user.user.MsUserAd/getEditeOwnAdInfo user (id)
POST user.user.MsUserAd/updateOwnAd user (title contents attach id)
POST user.user.MsUserAd/createAd user (title contents attach id)
GET user.user.MsUserAd/getOwnHomeAdList user (ea page limit)
POST user.user.MsUserAd/payForAdvertising user (currency_id week id)
POST user.user.MsUserAd/changeHomeAdOfflineStatus user (status id)
GET user.user.MsUserAd/getOwnCategoryAdList user (ea page limit)
POST user.user.MsUserAd/payForCategoryAdvertising user (currency_id number id category)
POST user.user.MsUserAd/changeCategoryAdOfflineStatus user (status id)
POST user.feedback.MsFeedBack/createFeedback user (title contents attach) -> id
POST user.feedback.MsFeedBack/getFeedBackInfo user (id)
POST user.feedback.MsFeedBack/getPrivateReplyList user (id page limit)
POST user.feedback.MsFeedBack/releaseFeedBackReply user (id contents attach)
GET user.feedback.MsFeedBack/getOwnFeedBackList user (forum_id order limit page)
GET user.user.MsUserMessage/getOtcOrderMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getGoodsMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getForumMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getOrderMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getSystemMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getOtcMessageList user (page limit) -> data total
GET user.user.MsUserMessage/getUserMessageType user (limit page) -> id event
POST user.user.MsUserMessage/readMessage user (record_id message_id)
POST user.user.MsUserMessage/markAllMessageRead user (message_type_id)
POST user.forum.MsAttach/uploadForumFile user (image) -> id
POST user.goods.MsGoodsAttach/uploadGoodsFile user (image) -> id
POST user.otc.MsOtcAttach/uploadOtcFile user (image) -> id
GET user.user.MsWallet/getCurrentDepositAddress user (currency_id)
POST user.user.MsWallet/getWalletAddress user (currency_id)
GET user.user.MsWallet/getUserWallet user (currency_id page limit) -> data total
GET user.user.MsWallet/getDepositRecord user (page limit addr)
GET user.user.MsWallet/getDepositDetail user (page limit currency_id)
POST user.user.MsWallet/getBlockChainRecord user (id currency_id)
GET user.user.MsWallet/getWithdrawalRecord user (page limit currency_id flag)
POST user.user.MsWallet/applyWithdrawal user (address amount currency_id)
POST user.user.MsWallet/cancelWithdrawal user (id status)
POST user.user.MsWallet/getTransferMoneyRecord user (currency_id page limit)
POST user.user.MsWallet/transferMoney user (user_id amount currency_id)
POST user.otc.MsOtcTransfer/getBalanceTransferCheckList user (currency_id page limit type)
POST user.otc.MsOtcTransfer/TransferOwnCoin user (currency_id type amount)
GET user.otc.MsOtcTopicNew/userGetBuyTopicList user (page limit currency_id) -> data total
GET user.otc.MsOtcTopicNew/userGetSellTopicList user (page limit currency_id) -> data total
POST user.otc.MsOtcTopicNew/createBuyOtcTopic user (currency_id total_volume unit_price minimum_amount maximum_amount remark register_days goods_trade otc_trade_amount otc_malicious_times) -> id
POST user.otc.MsOtcTopicNew/createSellOtcTopic user (currency_id total_volume unit_price minimum_amount maximum_amount remark register_days goods_trade otc_trade_amount otc_malicious_times) -> id
GET user.otc.MsOtcTopicNew/getOwnTopicList user (page limit currency_id type) -> data total
POST user.otc.MsOtcTopicNew/cancelBuyTopic user (id admin_status)
POST user.otc.MsOtcTopicNew/cancelSellTopic user (id admin_status)
POST user.otc.MsOtcTopicNew/upOrDownTopic user (id offline)
POST user.otc.MsOtcTopicNew/updateOtcTopic user (id minimum_amount maximum_amount unit_price register_days goods_trade otc_trade_amount otc_malicious_times)
GET user.otc.MsOtcTopicNew/userGetTopicInfo user (id)
POST user.otc.MsOtcOrderNew/createOtcOrder user (id volume currency_id unit_price)
GET user.otc.MsOtcOrderNew/getOrderInfo user (id)
GET user.otc.MsOtcOrderNew/getMyOrderList user (page limit currency_id type my_offset other_offset)
GET user.otc.MsOtcOrderNew/getChatOrderList user (page limit topic_id order_id chat_id)
POST user.otc.MsOtcOrderNew/buyerComplaintOrder user (id)
POST user.otc.MsOtcOrderNew/payOrder user (id)
POST user.otc.MsOtcOrderNew/cancelOrder user (id)
POST user.otc.MsOtcOrderNew/buyerRequireSettleOrder user (id)
POST user.otc.MsOtcOrderNew/hangUpOrder user (id)
POST user.otc.MsOtcOrderNew/sellComplaintOrder user (id)
POST user.otc.MsOtcOrderNew/releaseOrder user (id)
POST user.otc.MsOtcOrderNew/sellerRequireCancelOrder user (id)
GET user.otc.MsOtcChat/getChatList user (page limit) -> data total
POST user.otc.MsOtcChat/getPrivateReplyList user (otc_id chat_id)
POST user.otc.MsOtcChat/releaseOtcPrivateReply user (contents attach id chat_id)
POST user.otc.MsOtcChat/invisible user (id)
GET user.profile.MsUserVip/config user (type) -> id month total amount title
POST user.profile.MsUserVip/activateReleaseVip user (type month currency_id)
POST user.profile.MsUserVip/activateReplyVip user (type month currency_id)
`
