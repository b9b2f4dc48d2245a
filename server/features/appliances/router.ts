import * as schema from '#shared/appliances/schema.ts';
import { allow, checked, customer, message, publicProcedure, router, run } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';
import * as stickers from './stickers.ts';

const pictures = checked(schema.appliancePicturesAnswer);

export const appliancesRouter = router({
  mine: customer().output(checked(schema.appliances)).query(run(queries.ownAppliances)),

  ofCustomer: allow('orders.read')
    .input(schema.applianceOfCustomerInput)
    .query(run(queries.appliancesOfCustomer)),

  list: allow('customers.read')
    .input(schema.applianceListInput)
    .output(checked(schema.applianceChanges))
    .query(run(queries.listAppliances)),

  listed: allow('customers.read')
    .input(schema.applianceIdInput)
    .output(checked(schema.listedAppliance))
    .query(run(queries.listedAppliance)),

  page: customer()
    .input(schema.applianceIdInput)
    .output(checked(schema.applianceInFull))
    .query(run(queries.applianceInFull)),

  add: customer()
    .input(schema.addApplianceInput)
    .output(checked(schema.applianceAnswer))
    .mutation(run(commands.addAppliance)),

  change: customer()
    .input(schema.changeApplianceInput)
    .output(checked(schema.changedAppliance))
    .mutation(run(commands.changeAppliance)),

  remove: customer().input(schema.applianceIdInput).output(message).mutation(run(commands.removeAppliance)),

  addPicture: customer({ limit: 'upload' })
    .input(schema.addAppliancePictureInput)
    .output(pictures)
    .mutation(run(commands.addAppliancePicture)),

  removePicture: customer()
    .input(schema.removeAppliancePictureInput)
    .output(pictures)
    .mutation(run(commands.removeAppliancePicture)),

  setOnOrder: customer()
    .input(schema.setOrderAppliancesInput)
    .output(message)
    .mutation(run(commands.setOrderAppliances)),

  name: allow('orders.setStage')
    .input(schema.nameApplianceInput)
    .output(message)
    .mutation(run(commands.nameAppliance)),

  scan: publicProcedure()
    .input(schema.stickerInput)
    .output(checked(schema.scannedSticker))
    .query(run(stickers.scanSticker)),

  makeStickers: allow('settings.edit').input(schema.makeStickersInput).mutation(run(stickers.makeStickers)),

  bindSticker: allow('orders.setStage')
    .input(schema.bindStickerInput)
    .output(checked(schema.bindStickerAnswer))
    .mutation(run(stickers.bindSticker)),

  moveToBuyer: allow('orders.book')
    .input(schema.soldApplianceInput)
    .output(message)
    .mutation(run(commands.moveToBuyer)),
});
